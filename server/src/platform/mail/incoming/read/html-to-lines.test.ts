import { expect, test } from 'vitest'
import { splitReply } from '../text/split-reply.ts'
import { htmlToLines } from './read-mail.ts'

test.each([
  [
    'Gmail',
    '<div class="gmail_quote"><div class="gmail_attr">Ben:</div><blockquote class="gmail_quote">Is it?</blockquote></div>',
  ],
  ['Gmail without a block', '<div class="x_gmail_quote">Is it?</div>'],
  ['Thunderbird', '<div class="moz-cite-prefix">Ben:</div><blockquote type="cite">Is it?</blockquote>'],
  ['Yahoo', '<div class="yahoo_quoted"><div>Ben:</div><div>Is it?</div></div>'],
  ['Outlook', '<div id="appendonsend"></div><hr><div id="x_divRplyFwdMsg">Ben</div><div>Is it?</div>'],
])('%s: what its classes mark as a quote is known in every language', (_, html) => {
  const known = {
    replyDomain: 'r.example',
    from: 'n@r.example',
    host: 'r.example',
    addresses: [],
    name: '',
    subject: '',
    said: [],
  }
  expect(splitReply(htmlToLines(`<p>Yes.</p>${html}`), known).body).toBe('Yes.')
})

test('what somebody wrote between the quotes of Gmail, and set in by hand, stays', () => {
  const between =
    '<div class="gmail_quote"><blockquote class="gmail_quote">Is it?</blockquote><div>Yes.</div><blockquote class="gmail_quote">When?</blockquote></div>'
  const known = {
    replyDomain: 'r.example',
    from: 'n@r.example',
    host: 'r.example',
    addresses: [],
    name: '',
    subject: '',
    said: [],
  }
  expect(splitReply(htmlToLines(`${between}<blockquote>Sunday.</blockquote>`), known).body).toBe('Yes.\n\n> Sunday.')
})
