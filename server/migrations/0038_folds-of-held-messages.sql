-- Up Migration

-- A message that was held gets its place among the others when it is delivered: what its mail quoted follows it.
alter table message_folds
  drop constraint message_folds_message_id_fkey,
  add foreign key (message_id) references messages on delete cascade on update cascade;

-- Quotes of our own mails hold the keys of their links, which nobody needs to see again.
update message_folds set folded = regexp_replace(folded, '([?&]token=)[[:alnum:]_.~-]+', '\1…', 'g') where folded like '%token=%';
