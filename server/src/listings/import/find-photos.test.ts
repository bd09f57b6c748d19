import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureBytesLimit } from '@reable/contract/pictures/rules'
import { afterAll, expect, test } from 'vitest'
import { openPhotoFolder, photosNamed, readPhoto } from './find-photos.ts'
import { folderWith } from './testing.ts'

const outside = join(tmpdir(), `import-outside-${process.pid}`)
await mkdir(outside)
await writeFile(join(outside, 'secret.jpg'), 'secret')

const folder = await folderWith({
  'One.JPG': '1',
  'photos/two.jpg': '2',
  ['café.jpg'.normalize('NFD')]: '3',
  'same.jpg': '4',
  'Same.jpg': '5',
  'a folder.jpg/x': '6',
})
await symlink(join(outside, 'secret.jpg'), join(folder, 'link.jpg'))
await symlink(outside, join(folder, 'linked'))
const photos = await openPhotoFolder(folder)
afterAll(() => Promise.all([folder, outside].map((path) => rm(path, { recursive: true }))))

test.each([
  ['One.JPG', 'One.JPG'],
  ['one.jpg', 'One.JPG'],
  ['./one.jpg', 'One.JPG'],
  ['PHOTOS\\Two.jpg', 'photos/two.jpg'],
  ['CAFÉ.jpg', 'café.jpg'.normalize('NFD')],
  ['Same.jpg', 'Same.jpg'],
])('“%s” finds %s', (name, path) => {
  expect(photos.find(name)).toEqual({ found: join(folder, path) })
})

test('a name with a dot or a colon in it is a name', () => {
  const odd = ['a./b.jpg', 'side:left.jpg']
  const { find } = photosNamed(odd, () => 'none')
  expect(odd.map(find)).toEqual(odd.map((found) => ({ found })))
})

test.each([
  '../secret.jpg',
  `../${outside.split('/').at(-1)}/secret.jpg`,
  '/etc/hostname',
  'C:\\x.jpg',
  'photos/../../x',
  '..',
])('“%s” leads out of the folder and is not looked for', (name) => {
  expect(photos.find(name)).toEqual({
    error: `“${name}” is not a name of a file inside the folder. Write one, such as chair.jpg.`,
  })
})

test.each(['link.jpg', 'linked/secret.jpg', 'three.jpg', 'a folder.jpg', 'photos', ''])(
  '“%s” is no file that lies in the folder itself',
  (name) => {
    expect(photos.find(name)).toEqual({
      error: `There is no file “${name}” in the folder. Put it there, or write the name of one that is.`,
    })
  },
)

test('a long name is said whole up to 250 characters, and shortened from then on', () => {
  const absent = (name: string) =>
    `There is no file ${name} in the folder. Put it there, or write the name of one that is.`
  const [whole, longer] = ['x'.repeat(250), 'x'.repeat(251)]
  expect(photos.find(whole)).toEqual({ error: absent(`“${whole}”`) })
  expect(photos.find(longer)).toEqual({ error: absent(`“${whole}…”`) })
  const { find } = photosNamed(['one.jpg'], () => 'none')
  expect(find(`../${longer}`)).toMatchObject({ error: expect.stringMatching(/^“[^”]{250}…” is not a name/) })
})

test('a name that can mean two files names both', () => {
  expect(photos.find('SAME.JPG')).toEqual({
    error: expect.stringMatching(/^“SAME.JPG” can mean [Ss]ame.jpg or [Ss]ame.jpg\. Write one of them\.$/),
  })
})

test('a file that became a link after it was found is not read', async () => {
  await expect(readPhoto(join(folder, 'link.jpg'))).rejects.toThrow('ELOOP')
})

test('of a file that is too large only one byte too many is read', async () => {
  await writeFile(join(folder, 'huge.jpg'), Buffer.alloc(pictureBytesLimit + 500))
  expect((await readPhoto(join(folder, 'huge.jpg'))).length).toBe(pictureBytesLimit + 1)
  expect(String(await readPhoto(join(folder, 'One.JPG')))).toBe('1')
})
