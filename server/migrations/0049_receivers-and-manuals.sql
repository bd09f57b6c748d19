-- Up Migration

-- handovers ---------------------------------------------------------------------------------------
-- The words of the brand by which a thing that was handed over is looked up for a recall. Null: its sheet is older than this column, and it is read.
alter table handover_sheets add column keys text[];
-- Those whose receivers want to be told, in the order in which a new recall goes over them.
drop index handover_sheets_equipment_type_id_brand_idx;
create index handover_sheets_wanted on handover_sheets (id)
  where wants_recalls and handed_over_at is not null and receiver_id is not null;

-- Of which recall a receiver was told because of which thing, each once. It goes with the sheet.
create table handover_recalls (
  sheet_id bigint not null references handover_sheets on delete cascade,
  card_id bigint not null references recall_cards on delete cascade,
  notified_at timestamptz not null,
  primary key (sheet_id, card_id)
);
create index on handover_recalls (card_id);
