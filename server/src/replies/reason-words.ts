import type { replyReasons } from '@reable/contract/replies/rules'

/** What was reported as its owner reads it, to go on from "Somebody told us that"; words of the reporter's own are left out. */
export const reasonWords: Partial<Record<(typeof replyReasons)[number], string>> = {
  'item sold': 'it is sold already',
  'seller not responded in over 14 days': 'they got no answer',
  miscategorized: 'it stands in the wrong category',
  duplicate: 'it is listed twice',
  scam: 'this offer may not be safe',
  'prohibited item': 'this may be something that we do not take',
  'commercial advertisement': 'it is the ad of a shop',
  'offensive, obscene or malicious content': 'its words or photos may hurt people',
  'They want money before I have seen anything': 'you asked for money before they saw the thing',
  'They ask for a code, a card or my bank': 'you asked for a code, a card or bank details',
  'They sent a link or a cheque that I do not trust': 'they did not trust a link or a cheque of yours',
  'They are rude, or say hurtful things': 'some of your words were hurtful',
  'They do not stop writing': 'you did not stop writing',
  'They are not who they say they are': 'you are not who you say you are',
  'They did not come, or did not keep their word': 'you did not come, or did not keep your word',
}
