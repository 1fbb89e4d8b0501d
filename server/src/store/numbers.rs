//! Numbers that no two records of a store share: a block of them at a time, so that the store is rarely asked.

use std::ops::Range;
use std::sync::Arc;

use tokio::sync::Mutex;

use super::{Numbered, Store, StoreError};

/// Numbers for one kind of record.
pub(crate) struct Numbers {
    store: Arc<dyn Store>,
    what: Numbered,
    left: Mutex<Range<i64>>,
}

impl Numbers {
    pub(crate) fn new(store: Arc<dyn Store>, what: Numbered) -> Numbers {
        Numbers { store, what, left: Mutex::new(0..0) }
    }

    /// A number that nobody has had.
    pub(crate) async fn take(&self) -> Result<i64, StoreError> {
        let mut left = self.left.lock().await;
        if left.is_empty() {
            *left = self.store.block(self.what).await?;
        }
        let number = left.start;
        left.start += 1;
        Ok(number)
    }
}
