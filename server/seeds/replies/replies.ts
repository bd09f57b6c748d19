import type { DeliveredReply } from '#replies'

type Fields = DeliveredReply['fields']

const showAgain = 'Write to us, and we will show it again.'

type Row = [delivered: string, label: string, text: string, reason?: Fields['reason']]

const offered = (uses: Fields['uses'], rows: readonly Row[]): DeliveredReply[] =>
  rows.map(([delivered, label, text, reason = null]) => ({ delivered, fields: { label, uses, reason, text } }))

const hidden = offered(
  ['listing_hidden'],
  [
    [
      'hidden: sold',
      'Sold',
      `It looks like this is sold or given away. If it is, please mark it as sold. Do you still have it? ${showAgain}`,
      'item sold',
    ],
    [
      'hidden: no answer',
      'No answer',
      `Buyers may be waiting for your answer. Please look in your e-mail, and in the junk mail too. Can you answer them now? ${showAgain}`,
      'seller not responded in over 14 days',
    ],
    [
      'hidden: wrong category',
      'Wrong category',
      'This stands in the wrong place, so people who need it will not find it. Please list it again as the right kind of thing. Then delete this one.',
      'miscategorized',
    ],
    [
      'hidden: listed twice',
      'Listed twice',
      `It looks like the same thing is listed twice. Please keep one and delete the other. Do you have two of them? ${showAgain}`,
      'duplicate',
    ],
    [
      'hidden: not sure it is safe',
      'Not sure it is safe',
      'We are not sure that this offer is safe, so we hide it for now. We may be wrong. Please write to us and tell us more about it.',
      'scam',
    ],
    [
      'hidden: may not be passed on',
      'May not be passed on',
      'We cannot take this kind of thing here, to keep all of us safe. Our Policies page says why. Is yours something else? Please write to us.',
      'prohibited item',
    ],
    [
      'hidden: from a shop',
      'From a shop',
      `It looks like new stock from a shop. {our name} is for used things from people. Is it your own? ${showAgain}`,
      'commercial advertisement',
    ],
    [
      'hidden: hurtful words',
      'Hurtful words',
      'Some words or photos here may hurt people. Please change them. Then write to us, and we will show it again.',
      'offensive, obscene or malicious content',
    ],
    [
      'hidden: needs a change',
      'Needs a change',
      'Something here needs a change before we can show it. Please write to us. We are glad to help you with it.',
      'Other',
    ],
    [
      'hidden: money first',
      'Money first',
      'You ask for money before people have seen the thing. Here people meet, look at it, and pay then. Please change that. Then write to us, and we will show it again.',
      'scam',
    ],
    [
      'hidden: address or telephone',
      'Address or telephone number',
      'Your address or telephone number stands here for everybody to read. To keep you safe, please take it out. People can write to you here. Then write to us, and we will show it again.',
      'Contact details in the text',
    ],
    [
      'hidden: photo of another',
      'Photo of another',
      'A photo here is in another listing too. Please take your own photos of the thing that you pass on. Then write to us, and we will show it again.',
      'Another person’s photo',
    ],
    [
      'hidden: called back',
      'Called back by its maker',
      'This looks like one that its maker called back, because it can hurt people. Please stop using it, and do not pass it on. Look at its label, ask the maker what to do, or write to us.',
      'Called back by its maker',
    ],
    [
      'hidden: a mistake',
      'An honest mistake',
      'This looks like an honest mistake, which can happen to all of us. Please change it. Then write to us, and we will show it again.',
    ],
    [
      'hidden: what was reported',
      'What was reported',
      'Somebody told us that {reason}. We may be wrong. Please look at it again, or write to us at {our address} and tell us more.',
    ],
  ],
)

const shown = [
  ...offered(
    ['listing_released'],
    [
      ['released: all is well', 'All is well', 'All is well with your listing. We are sorry that it was hidden.'],
      ['released: thank you', 'Thank you', 'Thank you for your help. All is well with your listing now.'],
      [
        'released: it is safe',
        'It is safe',
        'Somebody was not sure that this offer is safe. We looked at it, and all is well. We are sorry that it was hidden.',
        'scam',
      ],
    ],
  ),
  ...offered(
    ['listing_left'],
    [
      [
        'left: sold',
        'Sold?',
        'Is this still for sale? If it is gone, please mark it as sold. Then nobody asks for it in vain.',
        'item sold',
      ],
      [
        'left: waiting for an answer',
        'Waiting for an answer',
        'Buyers may be waiting for your answer. Please look in your e-mail, and in the junk mail too.',
        'seller not responded in over 14 days',
      ],
      [
        'left: wrong category',
        'Wrong category?',
        'Is this listed as the right kind of thing? If not, please list it again as the right one. Then more people find it.',
        'miscategorized',
      ],
      [
        'left: listed twice',
        'Listed twice?',
        'It looks like the same thing is listed twice. If so, please delete one of the two.',
        'duplicate',
      ],
      [
        'left: price',
        'Is the price right?',
        'Is the price of your listing right? Please look at it again, and change it if it is not.',
        'Other',
      ],
      [
        'left: address or telephone',
        'Address or telephone number',
        'Your address or telephone number stands in your listing for everybody to read. To keep you safe, please take it out. People can write to you here.',
        'Contact details in the text',
      ],
      [
        'left: all is well',
        'All is well',
        'Somebody was not sure about this offer. We looked at it, and all is well. There is nothing that you need to do.',
        'scam',
      ],
    ],
  ),
]

const returned = offered(
  ['message_returned'],
  [
    [
      'returned: hurtful words',
      'Hurtful words',
      'Some of your words may hurt who reads them, so we did not pass them on. Please write again in kind words.',
    ],
    [
      'returned: money first',
      'Money first',
      'Your message is about money before you meet. Here people meet, look at the thing, and pay then. Please write again without it.',
    ],
    [
      'returned: links and codes',
      'Links and codes',
      'We do not pass on links, codes or bank details, to keep all of us safe. Please write again without them.',
    ],
  ],
)

const restricted = [
  ...offered(
    ['person_paused', 'person_restricted'],
    [
      [
        'paused: hurtful words',
        'Hurtful words',
        'Some of your words hurt the person who read them. Please take a rest, and be kind when you write again.',
        'They are rude, or say hurtful things',
      ],
      [
        'paused: too many messages',
        'Too many messages',
        'You wrote again and again to somebody who did not want it. Please wait for an answer, and stop when people ask you to.',
        'They do not stop writing',
      ],
      [
        'paused: money first',
        'Money first',
        'You asked for money before somebody had seen the thing. Here people meet, look at it, and pay then. Please keep to that.',
        'They want money before I have seen anything',
      ],
    ],
  ),
  ...offered(
    ['person_restricted'],
    [
      [
        'restricted: codes or bank details',
        'Codes or bank details',
        'You asked people for codes or bank details. That is how people are cheated, so we stop it. Are we wrong? Please answer, and another volunteer reads it.',
      ],
      [
        'restricted: not taken here',
        'Not taken here',
        'You listed things that we do not take, to keep all of us safe. Our Policies page says which. You can answer, and another volunteer reads it.',
      ],
      [
        'restricted: word not kept',
        'Word not kept',
        'People waited for you, and nobody came. Please come when you say so, or write to them early. You can answer, and another volunteer reads it.',
      ],
    ],
  ),
  ...offered(
    ['restriction_lifted'],
    [
      [
        'lifted: our mistake',
        'Our mistake',
        'We looked again, and we were wrong. We are sorry. All is as it was before.',
      ],
      ['lifted: thank you', 'Thank you', 'Thank you for your answer. We trust that all goes well from now on.'],
    ],
  ),
  ...offered(
    ['restriction_left'],
    [
      [
        'stays: read again',
        'Read again',
        'Thank you for your answer. Another volunteer has read all of it. It stays as it is for now.',
      ],
    ],
  ),
]

/** The standard replies that come with the program. Their names never change. */
export const deliveredReplies: readonly DeliveredReply[] = [...hidden, ...shown, ...returned, ...restricted]
