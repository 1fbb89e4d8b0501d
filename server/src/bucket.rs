//! How often something may be done.

use std::time::Instant;

/// Fills at a steady rate and is emptied by use.
#[derive(Debug)]
pub(crate) struct Bucket {
    level: f64,
    rate: f64,
    size: f64,
    at: Instant,
}

impl Bucket {
    /// So many a second, and so many at once. A rate of 0 is no limit.
    pub(crate) fn new(rate: f64, size: f64) -> Bucket {
        Bucket { level: size, rate, size, at: Instant::now() }
    }

    /// Whether there is still something in it.
    pub(crate) fn take(&mut self) -> bool {
        if self.rate == 0.0 {
            return true;
        }
        self.refill();
        let some = self.level >= 1.0;
        if some {
            self.level -= 1.0;
        }
        some
    }

    /// Takes what has been used, even if that is more than there was.
    pub(crate) fn spend(&mut self, amount: f64) {
        self.refill();
        self.level -= amount;
    }

    /// Whether as much has been used as there was, or more.
    pub(crate) fn is_spent(&mut self) -> bool {
        self.refill();
        self.rate != 0.0 && self.level <= 0.0
    }

    fn refill(&mut self) {
        let now = Instant::now();
        self.level = (self.level + self.rate * now.duration_since(self.at).as_secs_f64()).min(self.size);
        self.at = now;
    }

    /// Whether it has not been used for a while.
    pub(crate) fn is_full(&self) -> bool {
        self.level + self.rate * self.at.elapsed().as_secs_f64() >= self.size
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_no_more_than_it_has() {
        let mut bucket = Bucket::new(0.001, 3.0);
        assert_eq!((0..5).filter(|_| bucket.take()).count(), 3);
        bucket.spend(5.0);
        assert!(bucket.is_spent() && !bucket.take());
        let mut endless = Bucket::new(0.0, 0.0);
        assert!((0..100).all(|_| endless.take()));
        endless.spend(9.0);
        assert!(!endless.is_spent());
    }
}
