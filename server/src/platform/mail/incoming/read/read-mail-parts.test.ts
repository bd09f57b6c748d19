import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

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
