-- Up Migration

-- Counting by kind reads this index alone, whatever place, condition and price are asked for beside it.
create index listings_counting on listings (category_id, equipment_type_id, location_id, condition_id, price)
  where is_public;
