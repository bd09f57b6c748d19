import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const read = (...lines: string[]) => readMail(Buffer.from(lines.join('\r\n')))
const times = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at))

/** The first bytes of a JPEG, as text that a mail takes as it is. */
const jpeg = '\xff\xd8\xff\xe0'

/** A mail of a text and of files, by their types, names and contents. */
function withFiles(...files: [type: string, name?: string, content?: string][]) {
  const parts = files.flatMap(([type, name, content = 'x']) => [
    ...[
      '--b',
      `Content-Type: ${type}`,
      `Content-Disposition: attachment${name === undefined ? '' : `; filename="${name}"`}`,
    ],
    ...['', content],
  ])
  const head = ['From: a@b.example', 'Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'See']
  return readMail(Buffer.from([...head, ...parts, '--b--'].join('\r\n'), 'latin1'))
}

test('of the words 100,000 letters are read, and those of HTML where the text is empty', async () => {
  expect((await read('From: a@b.example', '', 'y'.repeat(100_001))).text).toHaveLength(100_000)
  const part = (type: string, text: string) => ['--b', `Content-Type: text/${type}`, '', text]
  const both = ['Content-Type: multipart/alternative; boundary=b', '']
  const html = part('html', '<p>Yes.</p>')
  expect((await read(...both, ...part('plain', ' '), ...html, '--b--')).text).toBe('Yes.')
  expect((await read(...both, ...part('plain', 'No.'), ...html, '--b--')).text.trim()).toBe('No.')
})

test('a hundred addresses are read, those of a group each by itself, in small letters', async () => {
  const mail = await read('To: Us: A@b.example, c@d.example;', 'Cc: Rosa <E@f.example>', '', 'x')
  expect(mail.to).toEqual(['a@b.example', 'c@d.example', 'e@f.example'])
  const many = times(101, (at) => `a${at}@b.example`).join(', ')
  expect((await read(`To: ${many}`, '', 'x')).to).toHaveLength(100)
})

const namesOf = (files: { name: string }[]) => files.map(({ name }) => name)

test('ten photos are taken, JPEG and PNG by their first bytes; what is more or of another kind is named', async () => {
  const photos = times(11, (at) => `${at}.png`)
  const mail = await withFiles(...photos.map((name): [string, string, string] => ['image/png', name, jpeg]), [
    'image/gif',
    'a.gif',
    'GIF89a',
  ])
  expect(namesOf(mail.pictures)).toEqual(photos.slice(0, 10))
  expect(namesOf(mail.others)).toEqual(['10.png', 'a.gif'])
  expect(Buffer.from(mail.pictures[0]?.bytes ?? []).toString('latin1')).toMatch(/^\xff\xd8/)
  const odd = await withFiles(
    ['image/pjpeg', 'a', jpeg],
    ['application/octet-stream', 'b.jpg', jpeg],
    ['text/x', 'c', jpeg],
    ['image/jpeg', 'd', 'x'],
  )
  expect([namesOf(odd.pictures), namesOf(odd.others)]).toEqual([['a', 'b.jpg', 'c'], ['d']])
})

test('what has a way to be sent so that it arrives is known by its bytes, its type or its name', async () => {
  const { others } = await withFiles(
    ['image/heic', 'IMG_1.HEIC', '\0\0\0\x18ftypheic'],
    ['application/octet-stream', 'IMG_2.heic'],
    ['application/ms-tnef', 'winmail.dat', 'x\x9f>"'],
    ['application/octet-stream', 'a.dat', 'x\x9f>"'],
    ['application/pkcs7-mime', 'smime.p7m'],
    ['video/mp4', 'a.mp4', '\0\0\0\x18ftypisom'],
  )
  expect(others.map(({ format }) => format)).toEqual(['heic', 'heic', 'outlook', 'outlook', 'encrypted', 'other'])
})

test('what belongs to a mail itself is no file, and a mail inside is not read', async () => {
  const inside = ['--b', 'Content-Type: message/rfc822', '', 'Subject: Other', '', 'inner words']
  const head = ['From: a@b.example', 'Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'See']
  const mail = await read(...head, ...inside, '--b--')
  expect([mail.text.trim(), mail.others]).toEqual(['See', []])
  const own = await withFiles(
    ['text/rfc822-headers', 'h'],
    ['application/pgp-signature', 's'],
    ['application/pkcs7-signature', 'k'],
    ['application/x-pkcs7-signature', 'smime.p7s'],
    ['application/octet-stream', 'smime.p7s'],
    ['application/pgp-keys', 'OpenPGP_0xA.asc'],
  )
  expect(own.others).toEqual([])
  const odd = await withFiles(['application/x-message/a', 'f'], ['text/rfc822', 'g'])
  expect(namesOf(odd.others)).toEqual(['f', 'g'])
})

test('a report names what became of each address, in lines of their own', async () => {
  const report = (type: string, ...lines: string[]) =>
    read('Content-Type: multipart/report; boundary=b', '', '--b', `Content-Type: ${type}`, '', ...lines, '--b--')
  const status = 'message/delivery-status'
  const two = ['Reporting-MTA: dns; mx', '', 'Action: FAILED', 'Status: 5.1.1', '', 'action: delayed', 'status: 4.2.2']
  expect((await report(status, ...two)).deliveries).toEqual([
    { action: 'failed', status: '5.1.1' },
    { action: 'delayed', status: '4.2.2' },
  ])
  expect((await report(status, 'Action: failed', '', 'Status: 5.1.1')).deliveries).toEqual([])
  expect((await report(status, 'X-Action: failed', 'Status: 5.1.1')).deliveries).toEqual([])
  expect((await report(status, 'Action: failed', 'X-Status: 5.1.1')).deliveries).toEqual([])
  expect((await report(status, 'Action: failed', 'Status: 5.1.1')).deliveries).toHaveLength(1)
  expect((await report('application/octet-stream', ...two)).deliveries).toEqual([])
})
