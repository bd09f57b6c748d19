-- Up Migration

-- Each decision about a listing stands in the case that it closed. Those from before there were cases get a case of their own; the table
-- `decisions` is not read any more, and stays for the programs of before.
do $$
declare
  made record;
  made_in bigint;
begin
  for made in
    select d.* from decisions d
    where not exists (
      select from case_decisions same join cases c on c.id = same.case_id
      where c.listing_id = d.listing_id and same.decided_at = d.decided_at and same.decision = d.decision)
    order by d.id
  loop
    insert into cases (listing_id, reasons, gravity, opened_at, closed_at)
      values (made.listing_id, array['reported'], 2, made.decided_at, made.decided_at)
      returning id into made_in;
    insert into case_decisions (case_id, decision, decided_at, volunteer_id, words)
      values (made_in, made.decision, made.decided_at, made.volunteer_id, made.words);
  end loop;
end $$;
