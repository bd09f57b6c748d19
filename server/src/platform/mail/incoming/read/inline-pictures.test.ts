import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

/** The head of a PNG of this size: nothing here decodes it. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(25)
  head.writeUInt32BE(13, 0)
  head.write('IHDR', 4)
  head.writeUInt32BE(width, 8)
  head.writeUInt32BE(height, 12)
  head.writeUInt32BE(crc32(head.subarray(4, 21)), 21)
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), head])
}

type Shown = { html: string; text?: string; picture?: Buffer; disposition?: string }

/** A mail whose HTML shows a picture that comes with it. */
const read = ({ html, text = 'Yes', picture = png(800, 600), disposition = 'inline' }: Shown) =>
  readMail(
    Buffer.from(
      [
        ...['From: a@b.example', 'Content-Type: multipart/related; boundary=r', '', '--r'],
        ...['Content-Type: multipart/alternative; boundary=a', '', '--a', 'Content-Type: text/plain', '', text],
        ...['--a', 'Content-Type: text/html', '', html, '--a--', '--r'],
        ...[
          'Content-Type: image/png; name="image001.png"',
          `Content-Disposition: ${disposition}; filename="image001.png"`,
        ],
        ...['Content-ID: <image001.png@01DC5>', 'Content-Transfer-Encoding: base64', '', picture.toString('base64')],
        '--r--',
      ].join('\r\n'),
    ),
  )

const img = (more = '') => `<img ${more} src="cid:image001.png@01DC5">`

test.each<[what: string, shown: Shown, photos: number]>([
  ['a photo in the text', { html: `<p>Look: ${img('width=562')}</p>` }, 1],
  ['the logo of a signature', { html: `<p>Yes</p><div class="gmail_signature">${img()}</div>` }, 0],
  ['a logo that is drawn small', { html: `<p>Yes</p><p>${img('width=200 height=60')}</p>` }, 0],
  ['a picture of the quoted mail', { html: `<p>Yes</p><blockquote type="cite"><p>${img()}</p></blockquote>` }, 0],
  ['one below what Outlook quotes', { html: `<p>Yes</p><div id="divRplyFwdMsg">From: Ben</div><p>${img()}</p>` }, 0],
  ['a small photo that is attached', { html: '<p>Yes</p>', picture: png(80, 60), disposition: 'attachment' }, 1],
])('%s', async (_what, shown, photos) => {
  const mail = await read(shown)
  expect([mail.pictures.length, mail.others]).toEqual([photos, []])
})

test('where a program puts a picture into the plain text, nothing of that stays', async () => {
  const text = [
    'Yes.',
    '[cid:image001.png@01DC5]',
    'It is [image: image001.png]here, <image001.png>and folds.\ufffc',
  ].join('\r\n')
  expect((await read({ html: '', text })).text.trim()).toBe('Yes.\nIt is here, and folds.')
})
