-- Medicines and needles wait for a volunteer, whatever the owner of a listing says of them.
alter table prohibited_items add column waits boolean not null default false;
update prohibited_items set waits = true where id in (1, 4);
update catalogue_versions set fields = fields || jsonb_build_object('waits', key in ('1', '4'))
where kind = 'prohibited' and fields is not null;

-- The prohibited words of which its owner said that they mean something else here.
alter table listings add column checked_words text[] not null default '{}';

-- What was not taken before is saved, and waits.
update screening_signals set action = 'suspend' where kind = 'prohibited';
