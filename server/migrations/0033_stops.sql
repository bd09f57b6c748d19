-- Up Migration

-- messages ----------------------------------------------------------------------------------------
-- What makes a message worrying, and how much. Volunteers change it; the kinds are fixed in the program.
create table worry_signals (
  id integer generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 80),
  kind text not null check (kind in
    ('words', 'words_together', 'short_links', 'false_links', 'other_links', 'moved_contact', 'same_text', 'new_account')),
  weight integer not null check (weight between 0 and 20),
  -- Words, or hosts of links; of words that count together, the words of which one must stand near.
  words text[] not null default '{}',
  near_words text[] not null default '{}',
  -- What the receiver is told about it; empty: nothing of its own.
  warning text not null default '' check (length(warning) <= 300),
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  updated_by bigint references people on delete set null
);

insert into worry_signals (name, kind, weight, words, near_words, warning) values
  ('Money ahead', 'words', 6,
    '{pay in advance,payment in advance,money in advance,pay up front,pay upfront,payment upfront,payment up front,money upfront,money up front,pay ahead,money ahead,deposit to hold,deposit first,deposit before,deposit is required,deposit required,require a deposit,requires a deposit,need a deposit,send a deposit,send the deposit,send your deposit,transfer a deposit,transfer the deposit,nonrefundable deposit,refundable deposit,pay before you see,pay before seeing,pay before viewing,payment before viewing,payment before pickup,money before,payment first,pay first,money first,transfer first,etransfer first,e transfer first,send the money,send the payment,send the funds,send me the money,holding fee,reservation fee,insurance fee,release fee,customs fee,clearance fee,delivery fee first,shipping fee first,refundable fee}',
    '{}', 'It is about money ahead. Pay nothing before you have seen the equipment.'),
  ('Money that hurries', 'words_together', 5,
    '{deposit,e transfer,etransfer,half the price,half the money,transfer me,transfer the amount,send half,send the rest,pay the shipping,pay for shipping}',
    '{right away,right now,immediately,to secure,to reserve,before i ship,before i send,before shipping,before anyone else,or it goes,or i sell,other buyers,others waiting,as soon as you pay,once you pay,once paid,after payment,when i receive the money,once i receive the money}',
    'It is in a hurry about money. Take your time, and pay nothing before you have seen the equipment.'),
  ('Couriers and agents', 'words', 5,
    '{courier will pick up,courier will collect,courier will come,my agent will collect,my agent will pick,agent will come,my agent will come,pickup agent,pick up agent,shipping agent,private mover,private courier,shipping company will,courier company will,mover will come with,courier will bring,courier brings,courier with the money,courier with the cash,arrange a courier,arranged a courier,arrange pickup agent,prepaid label,shipping label,prepaid shipping}',
    '{}', 'It speaks of a courier or an agent. Hand the equipment over to the person who buys it, and take the money then.'),
  ('Cheques and too much money', 'words', 7,
    '{certified cheque,certified check,cashiers cheque,cashiers check,bank draft,money order,company cheque,company check,echeck,e cheque,mail you a cheque,mail you a check,send you a cheque,send you a check,send a cheque,send a check,mobile deposit,overpay,overpaid,overpayment,sent too much,sent you too much,send you extra,extra money,extra for the,pay you extra,add extra,send back the rest,send the rest back,send the rest to,refund the difference,return the difference,send the difference,refund me the,send me back the,forward the rest,forward the balance,keep the change for,for your trouble,for the inconvenience}',
    '{}', 'A cheque can bounce weeks later. Never send anything back of a payment.'),
  ('Codes', 'words', 8,
    '{verification code,6 digit code,six digit code,six digits,6 digits,4 digit code,code i sent,code i just sent,code you receive,code you received,code you get,code that you get,code you just got,security code,confirmation code,one time code,one time password,google voice,send me the code,tell me the code,give me the code,read me the code,text me the code,code to prove,prove you are real,prove that you are real,verify you are real,make sure you are real,verify that you are a real}',
    '{}', 'It asks for a code. Never tell anyone a code that was sent to you.'),
  ('Gift cards and coins', 'words', 6,
    '{gift card,giftcard,bitcoin,btc,crypto,cryptocurrency,ethereum,usdt,itunes card,steam card,google play card,amazon card,prepaid card,prepaid visa,zelle,cash app,cashapp,venmo,western union,moneygram,wise transfer}',
    '{}', 'Nobody needs gift cards or coins of the internet to buy or sell here.'),
  ('Bank details', 'words', 8,
    '{credit card number,card number,card details,cvv,expiry date of your card,account number,transit number,bank details,bank information,banking details,banking information,banking password,bank password,bank login,online banking,your pin,social insurance number,sin number,health card number,photo of your id,picture of your id,copy of your id,drivers licence,drivers license,mothers maiden name}',
    '{}', 'It asks for what belongs to you and your bank alone. Tell nobody.'),
  ('Payments that are no payments', 'words', 6,
    '{payment is pending,pending payment,payment pending,payment is on hold,funds are on hold,money is on hold,put on hold until,click the link,click this link,click on the link,click here,follow the link,open the link,use the link,through the link,business account,upgrade your account,account limit,account is limited,receive your payment,receive the payment,receive the money,receive your money,receive the funds,get your money by,collect your payment,to get the money you,accept the payment,claim your payment,claim the payment,confirm the payment,confirm your payment,confirm your bank,check your spam for the payment,money request,request for money,accept the request,qr code,scan the code}',
    '{}', 'Look for a payment in your bank alone, never behind a link or in an e-mail.'),
  ('Talk elsewhere', 'words', 5,
    '{whatsapp,whats app,telegram,hangouts,google chat,snapchat,kik,off this site,off the site,outside this site,outside of this site,leave this site}',
    '{}', 'It would talk elsewhere. Here we can help you if something is wrong.'),
  ('Somebody else to write to', 'words_together', 5,
    '{text my,email my,e mail my,contact my,message my,call my,write to my,reach my}',
    '{directly,only,instead,at once,because this phone,because my phone,work phone}',
    'It sends you to somebody else. Talk to the person who buys or sells.'),
  ('Far away and unseen', 'words', 5,
    '{without seeing it,without viewing,sight unseen,cannot view it,cant view it,cannot come to see,cannot see it in person,cant see it in person,cannot inspect,unable to inspect,unable to view,no need to see,offshore,oil rig,deployed,at sea,on a ship,out of the country,overseas,travelling abroad,traveling abroad,on a mission,hearing impaired so,at work so i cannot}',
    '{}', 'Somebody who cannot come asks you to trust. Meet, or let it be.'),
  ('Threats about an account', 'words', 7,
    '{account will be suspended,account will be closed,account will be deleted,account has been suspended,account is suspended,account has been limited,verify your account,verify your identity,confirm your account,confirm your identity,update your account,support team,customer service team,security team,security department,fraud department,listing will be removed,listing will be deleted,ad will be removed,account has been flagged,listing has been flagged,unusual activity}',
    '{}', 'We never ask for money, codes or passwords in a message.'),
  ('Prizes, estates and distress', 'words', 8,
    '{lottery,you have won,you won a,prize,inheritance,next of kin,late husband left,late wife left,diplomat,beneficiary,bail money,need bail,government grant,grant money,investment,double your money,guaranteed profit,work from home,mystery shopper,secret shopper,easy money,late father,is my late}',
    '{}', 'It is not about the equipment. Do not go along with it.'),
  ('Hurry', 'words', 1,
    '{urgent,urgently,asap,act fast,act now,hurry,today only,last chance,many people are interested,many buyers,other buyers,so many people}',
    '{}', ''),
  ('Short links', 'short_links', 6,
    '{bit.ly,tinyurl.com,t.co,goo.gl,ow.ly,is.gd,cutt.ly,rebrand.ly,rb.gy,shorturl.at,t.ly,tiny.cc,bl.ink,lnkd.in,s.id,shorte.st,adf.ly,buff.ly,v.gd,qr.ae,t.me,wa.me}',
    '{}', 'Its link hides where it leads. Do not open it.'),
  ('False links', 'false_links', 12,
    '{interac.ca,canadapost.ca,canadapost-postescanada.ca,paypal.com,paypal.ca,facebook.com,kijiji.ca,rbc.com,rbcroyalbank.com,td.com,scotiabank.com,bmo.com,cibc.com,vancity.com,coastcapitalsavings.com,fedex.com,purolator.com,ups.com,dhl.com}',
    '{}', 'Its link only looks like one that you know. Do not open it.'),
  ('Other links', 'other_links', 1, '{}', '{}', ''),
  ('Another way to talk, at once', 'moved_contact', 1, '{}', '{}', ''),
  ('The same text to many', 'same_text', 2, '{}', '{}', 'The same words went to several people.'),
  ('A new account', 'new_account', 1, '{}', '{}', '');

-- What was found in a message: the words and the signals, while the receiver is warned of it. By the digest of its text, the same text
-- to others is known.
alter table messages add column worry jsonb, add column text_digest bytea;
create index messages_same_text on messages (sender_id, text_digest, created_at) where text_digest is not null;

-- A message gets its place among the others when it is delivered: its photos follow.
alter table pictures
  drop constraint pictures_message_id_fkey,
  add foreign key (message_id) references messages on delete set null on update cascade;

-- Messages that a volunteer looks at before the other of the conversation sees them.
create table pending_messages (
  message_id bigint primary key references messages on delete cascade on update cascade,
  held_at timestamptz not null,
  decision text check (decision in ('deliver', 'return')),
  decided_at timestamptz,
  decided_by bigint references people on delete set null,
  check ((decision is null) = (decided_at is null))
);
create index on pending_messages (held_at) where decided_at is null;
create index on pending_messages (decided_by);

-- Who may write to nobody for some days, as volunteers decided.
create table writing_pauses (
  person_id bigint primary key references people on delete cascade,
  until timestamptz not null
);

-- moderation --------------------------------------------------------------------------------------
-- What one of a conversation says is wrong with the other: with the messages that they chose to show, and what they ask for.
create table person_reports (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations on delete cascade,
  reporter_id bigint references people on delete set null,
  reported_id bigint references people on delete set null,
  reasons text[] not null,
  other text,
  created_at timestamptz not null,
  decision text check (decision in ('nothing', 'pause')),
  words text,
  decided_at timestamptz,
  decided_by bigint references people on delete set null,
  check ((decision is null) = (decided_at is null))
);
create unique index person_reports_open on person_reports (conversation_id, reporter_id) where decided_at is null;
create index on person_reports (decided_at desc, id desc);
create index on person_reports (conversation_id);
create index on person_reports (reporter_id);
create index on person_reports (reported_id);
create index on person_reports (decided_by);

create table shown_messages (
  report_id bigint not null references person_reports on delete cascade,
  message_id bigint not null references messages on delete cascade on update cascade,
  primary key (report_id, message_id)
);
create index on shown_messages (message_id);

-- Each time that a volunteer reads a whole conversation. Both of its people see it, and it stays for as long as the conversation does.
create table conversation_readings (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations on delete cascade,
  report_id bigint not null references person_reports on delete cascade,
  volunteer_id bigint references people on delete set null,
  read_at timestamptz not null
);
create index on conversation_readings (conversation_id);
create index on conversation_readings (report_id);
create index on conversation_readings (volunteer_id);

-- Only what ends the conversation ends its readings, and only the volunteer's own leaving takes their name off.
create function keep_readings() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from conversations where id = old.conversation_id) then
      raise exception 'a reading of a conversation is kept';
    end if;
    return old;
  end if;
  if (new.id, new.conversation_id, new.report_id, new.read_at) is distinct from
      (old.id, old.conversation_id, old.report_id, old.read_at)
    or new.volunteer_id is not null
    or exists (select from people where id = old.volunteer_id)
  then
    raise exception 'a reading of a conversation is kept';
  end if;
  return new;
end $$;
create trigger keep_readings before update or delete on conversation_readings
  for each row execute function keep_readings();
