-- The conversation with whom a sold listing went to, where its owner said so; emptied once both were told. Without a reference: listings
-- come before conversations, and a conversation that is gone has nobody to tell.
alter table listings add column receiver_conversation_id bigint;

-- What a mailed link said of a listing counts from then on: programs open links too, and its owner is told and can undo it before.
alter table listings add column unsettled_until timestamptz;

create or replace function is_handed_over(l listings) returns boolean language sql immutable as $$
  select l.last_feedback is not null and l.held_at is null and l.unsettled_until is null
$$;

-- The listing as it was before a link changed it, for its undo.
alter table listing_links add column before jsonb;
