//! The steps that bring a database up to date.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A step by number, name and SQL. Not by `sqlx::migrate!`, for which everybody who builds this would compile SQLite a
/// second time.
pub(super) type Step = (i64, &'static str, &'static str);

pub(super) fn migrator(steps: &[Step]) -> Migrator {
    let step = |&(number, name, sql): &Step| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.iter().map(step).collect())
}
