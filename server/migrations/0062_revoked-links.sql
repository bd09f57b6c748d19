-- Up Migration

-- Links of our emails that somebody else may have read, since an answer that quoted the email was passed on. By their digests: they open
-- nothing and do nothing any more.
create table revoked_links (
  token_hash bytea primary key,
  revoked_at timestamptz not null
);
create index on revoked_links (revoked_at);

-- Those in messages that were passed on before quotes were known in every language; mail filters write "=" as "%3D".
insert into revoked_links (token_hash, revoked_at)
select distinct sha256(convert_to(found.token[1], 'UTF8')), now()
from messages, regexp_matches(body, 'token(?:=|%3D|%253D)([[:alnum:]_-]+)', 'gi') as found (token)
where body ilike '%token%';

-- What of a message's fold its writer may still send with one press; null where that is nothing, or is sent.
alter table message_folds add column unsent text;
