-- Up Migration

-- What people write is split at everything that is neither letter nor digit, in listings and in searches alike: PostgreSQL takes words
-- that meet a slash, a stop or a bracket for the name of a file, of a host or of a tag, and loses them (docs/decisions/0051).

-- The characters of Unicode 17 that are neither letter nor digit, but for those of no width and the four that join words. As ranges,
-- since what PostgreSQL takes for a letter depends on the locale of the database.
create function separators() returns text language sql immutable parallel safe as $$
  select translate('
    \u0001-\u0026\u0028-\u002c\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7
    \u02c2-\u02c5\u02d2-\u02df\u02e5-\u02eb\u02ed\u02ef-\u036f\u0375\u037e\u0384\u0385\u0387\u03f6\u0482-\u0489\u055a-\u055f
    \u0589-\u05c7\u05f3-\u061f\u064b-\u065f\u066a-\u066d\u0670\u06d4\u06d6-\u06e4\u06e7-\u06ed\u06fd\u06fe\u0700-\u070f\u0711
    \u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07f6-\u07f9\u07fd-\u07ff\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u083e
    \u0859-\u085e\u0888\u0890-\u089f\u08ca-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962-\u0965\u0970\u0981-\u0983\u09bc
    \u09be-\u09cd\u09d7\u09e2\u09e3\u09f2\u09f3\u09fa\u09fb\u09fd-\u0a03\u0a3c-\u0a51\u0a70\u0a71\u0a75-\u0a83\u0abc\u0abe-\u0acd
    \u0ae2\u0ae3\u0af0\u0af1\u0afa-\u0b03\u0b3c\u0b3e-\u0b57\u0b62\u0b63\u0b70\u0b82\u0bbe-\u0bcd\u0bd7\u0bf3-\u0c04\u0c3c
    \u0c3e-\u0c56\u0c62\u0c63\u0c77\u0c7f\u0c81-\u0c84\u0cbc\u0cbe-\u0cd6\u0ce2\u0ce3\u0cf3-\u0d03\u0d3b\u0d3c\u0d3e-\u0d4d\u0d4f
    \u0d57\u0d62\u0d63\u0d79\u0d81-\u0d83\u0dca-\u0ddf\u0df2-\u0df4\u0e31\u0e34-\u0e3f\u0e47-\u0e4f\u0e5a\u0e5b\u0eb1\u0eb4-\u0ebc
    \u0ec8-\u0ece\u0f01-\u0f1f\u0f34-\u0f3f\u0f71-\u0f87\u0f8d-\u0fda\u102b-\u103e\u104a-\u104f\u1056-\u1059\u105e-\u1060
    \u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109f\u10fb\u135d-\u1368\u1390-\u1399\u1400\u166d\u166e\u1680
    \u169b\u169c\u16eb-\u16ed\u1712-\u1715\u1732-\u1736\u1752\u1753\u1772\u1773\u17b6-\u17d6\u17d8-\u17db\u17dd\u1800-\u180a\u1885
    \u1886\u18a9\u1920-\u1945\u19de-\u19ff\u1a17-\u1a1f\u1a55-\u1a7f\u1aa0-\u1aa6\u1aa8-\u1b04\u1b34-\u1b44\u1b4e\u1b4f\u1b5a-\u1b82
    \u1ba1-\u1bad\u1be6-\u1bff\u1c24-\u1c3f\u1c7e\u1c7f\u1cc0-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u1fbd\u1fbf-\u1fc1
    \u1fcd-\u1fcf\u1fdd-\u1fdf\u1fed-\u1fef\u1ffd-\u205f\u207a-\u207e\u208a-\u208e\u20a0-\u2101\u2103-\u2106\u2108\u2109\u2114
    \u2116-\u2118\u211e-\u2123\u2125\u2127\u2129\u212e\u213a\u213b\u2140-\u2144\u214a-\u214d\u214f\u218a-\u244a\u249c-\u24e9
    \u2500-\u2775\u2794-\u2bff\u2ce5-\u2cea\u2cef-\u2cf1\u2cf9-\u2cfc\u2cfe\u2cff\u2d70-\u2d7f\u2de0-\u2e2e\u2e30-\u3004
    \u3008-\u3020\u302a-\u3030\u3036\u3037\u303d-\u303f\u3099-\u309c\u30a0\u30fb\u3190\u3191\u3196-\u319f\u31c0-\u31ef\u3200-\u321e
    \u322a-\u3247\u3250\u3260-\u327f\u328a-\u32b0\u32c0-\u33ff\u4dc0-\u4dff\ua490-\ua4c6\ua4fe\ua4ff\ua60d-\ua60f\ua66f-\ua67e\ua69e
    \ua69f\ua6f0-\ua716\ua720\ua721\ua789\ua78a\ua802\ua806\ua80b\ua823-\ua82c\ua836-\ua839\ua874-\ua881\ua8b4-\ua8cf\ua8e0-\ua8f1
    \ua8f8-\ua8fa\ua8fc\ua8ff\ua926-\ua92f\ua947-\ua95f\ua980-\ua983\ua9b3-\ua9cd\ua9de\ua9df\ua9e5\uaa29-\uaa36\uaa43\uaa4c\uaa4d
    \uaa5c-\uaa5f\uaa77-\uaa79\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7\uaab8\uaabe\uaabf\uaac1\uaade\uaadf\uaaeb-\uaaf1\uaaf5\uaaf6
    \uab5b\uab6a\uab6b\uabe3-\uabed\ue000-\uf8ff\ufb1e\ufb29\ufbb2-\ufbd2\ufd3e-\ufd4f\ufd90\ufd91\ufdc8-\ufdcf\ufdfc-\ufe6b
    \uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\uffe0-\ufffd\U00010100-\U00010102\U00010137-\U0001013f\U00010179-\U00010189
    \U0001018c-\U000101fd\U000102e0\U00010376-\U0001037a\U0001039f\U000103d0\U0001056f\U00010857\U00010877\U00010878\U0001091f
    \U0001093f\U00010a01-\U00010a0f\U00010a38-\U00010a3f\U00010a50-\U00010a58\U00010a7f\U00010ac8\U00010ae5\U00010ae6
    \U00010af0-\U00010af6\U00010b39-\U00010b3f\U00010b99-\U00010b9c\U00010d24-\U00010d27\U00010d69-\U00010d6e\U00010d8e\U00010d8f
    \U00010eab-\U00010ead\U00010ed0-\U00010eff\U00010f46-\U00010f50\U00010f55-\U00010f59\U00010f82-\U00010f89\U00011000-\U00011002
    \U00011038-\U0001104d\U00011070\U00011073\U00011074\U0001107f-\U00011082\U000110b0-\U000110cd\U00011100-\U00011102
    \U00011127-\U00011134\U00011140-\U00011143\U00011145\U00011146\U00011173-\U00011175\U00011180-\U00011182\U000111b3-\U000111c0
    \U000111c5-\U000111cf\U000111db\U000111dd-\U000111df\U0001122c-\U0001123e\U00011241\U000112a9\U000112df-\U000112ea
    \U00011300-\U00011303\U0001133b\U0001133c\U0001133e-\U0001134d\U00011357\U00011362-\U00011374\U000113b8-\U000113d0\U000113d2
    \U000113d4-\U000113e2\U00011435-\U00011446\U0001144b-\U0001144f\U0001145a-\U0001145e\U000114b0-\U000114c3\U000114c6
    \U000115af-\U000115d7\U000115dc\U000115dd\U00011630-\U00011643\U00011660-\U0001166c\U000116ab-\U000116b7\U000116b9
    \U0001171d-\U0001172b\U0001173c-\U0001173f\U0001182c-\U0001183b\U00011930-\U0001193e\U00011940\U00011942-\U00011946
    \U000119d1-\U000119e0\U000119e2\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a47\U00011a51-\U00011a5b
    \U00011a8a-\U00011a9c\U00011a9e-\U00011aa2\U00011b00-\U00011b67\U00011be1\U00011c2f-\U00011c3f\U00011c41-\U00011c45\U00011c70
    \U00011c71\U00011c92-\U00011cb6\U00011d31-\U00011d45\U00011d47\U00011d8a-\U00011d97\U00011ef3-\U00011f01\U00011f03
    \U00011f34-\U00011f4f\U00011f5a\U00011fd5-\U00011fff\U00012470-\U00012474\U00012ff1\U00012ff2\U00013430-\U00013440
    \U00013447-\U00013455\U0001611e-\U0001612f\U00016a6e\U00016a6f\U00016af0-\U00016af5\U00016b30-\U00016b3f\U00016b44\U00016b45
    \U00016d6d-\U00016d6f\U00016e97-\U00016e9a\U00016f4f\U00016f51-\U00016f92\U00016fe2\U00016fe4-\U00016ff1\U0001bc9c-\U0001ccef
    \U0001ccfa-\U0001d245\U0001d300-\U0001d356\U0001d6c1\U0001d6db\U0001d6fb\U0001d715\U0001d735\U0001d74f\U0001d76f\U0001d789
    \U0001d7a9\U0001d7c3\U0001d800-\U0001daaf\U0001e000-\U0001e02a\U0001e08f\U0001e130-\U0001e136\U0001e14f\U0001e2ae
    \U0001e2ec-\U0001e2ef\U0001e2ff\U0001e4ec-\U0001e4ef\U0001e5ee\U0001e5ef\U0001e5ff\U0001e6e3\U0001e6e6\U0001e6ee\U0001e6ef
    \U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U0001e95e\U0001e95f\U0001ecac\U0001ecb0\U0001ed2e\U0001eef0-\U0001f0f5
    \U0001f10d-\U0001fbef\U0001fbfa\U000f0000-\U0010fffd
  ', E' \n', '')
$$;

-- A text as words with blanks between them. What a character of no width stands in is one word, and the words around it as well. Words
-- that a hyphen, an apostrophe, a stop or a slash joins follow once more as one: "3-in-1" is 3, in, 1 and 3in1, but 1.5 is not 15.
create function words_in(written text) returns text language plpgsql immutable strict parallel safe as $$
declare
  no_width constant text := '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
  plain text := written;
  visible text := written;
  runs text;
  joined text;
  apart text;
begin
  if octet_length(written) = length(written) then
    runs := regexp_replace(written, '[^A-Za-z0-9''./-]+', ' ', 'g');
  else
    -- "18½" is 18 and a half, not 181 over 2.
    plain := normalize(regexp_replace(written, '(\d)([\u00bc-\u00be\u2150-\u215e])', '\1 \2', 'g'), nfkc);
    visible := regexp_replace(plain, no_width, '', 'g');
    runs := regexp_replace(
      translate(visible, U&'\2018\2019\2010\2011\2012\2013', '''''----'), '[' || separators() || ']+', ' ', 'g');
  end if;
  if runs ~ '[^ ''./-][''./-]+[^ ''./-]' then
    select string_agg(translate(run, '''./-', ''), ' ') into joined from string_to_table(runs, ' ') run
    where run ~ '[^''./-][''./-]+[^''./-]' and run ~ '[^0-9''./-]';
  end if;
  runs := concat_ws(' ', translate(runs, '''./-', '    '), joined);
  if visible <> plain then
    apart := words_in(regexp_replace(plain, no_width, ' ', 'g'));
  end if;
  return concat_ws(' ', runs, nullif(apart, runs));
end $$;

-- What a listing is found by. A title counts most, then what the thing is called, then the description.
create function listing_words(title text, kind text, description text) returns tsvector
language sql immutable strict parallel safe as $$
  select setweight(to_tsvector('reable', words_in(title)), 'A')
    || setweight(to_tsvector('reable', words_in(kind)), 'B')
    || setweight(to_tsvector('reable', words_in(description)), 'C')
$$;

-- A trigger keeps the words from now on, so that no reader waits while those of every listing are written anew: a job does that, five
-- hundred at a time, at the next start, which finds the reference data to be of another edition.
alter table listings alter column words drop expression, alter column words set default '';
create function keep_words() returns trigger language plpgsql as $$
begin
  new.words := listing_words(new.title, new.kind, new.description);
  return new;
end $$;
create trigger keep_words before insert or update of title, kind, description on listings
  for each row execute function keep_words();
delete from reference_editions where name = 'taxonomy';

-- Where a listing stood before it was renewed, or its price or place changed: who reads a list page by page finds it there, once, as
-- long as they read. By the transaction's number a reading knows which of these it has not seen; they go after a day.
create table listing_moves (
  number bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id(),
  listing_id bigint not null references listings on delete cascade,
  listed_at timestamptz not null,
  price integer not null,
  location_id integer not null,
  moved_at timestamptz not null default now()
);
create index on listing_moves (transaction);
create index on listing_moves (listing_id);
create index on listing_moves (moved_at);

create function note_move() returns trigger language plpgsql as $$
begin
  insert into listing_moves (listing_id, listed_at, price, location_id)
    values (old.id, old.listed_at, old.price, old.location_id);
  return null;
end $$;
create trigger note_move after update of listed_at, price, location_id on listings for each row
  when ((old.listed_at, old.price, old.location_id) is distinct from (new.listed_at, new.price, new.location_id))
  execute function note_move();
