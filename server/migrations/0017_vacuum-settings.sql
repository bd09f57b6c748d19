-- Up Migration

-- listings ----------------------------------------------------------------------------------------
-- Totals are read from indexes alone only where the table was tidied after its rows changed. Left to itself the database waits
-- until a fifth of the listings changed: among a million, two hundred thousand that every count looks up one by one.
alter table listings set (
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.05
);
