import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openPhotoFolder, readPhoto } from './find-photos.ts'
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

test('a name that can mean two files names both', () => {
  expect(photos.find('SAME.JPG')).toEqual({
    error: expect.stringMatching(/^“SAME.JPG” can mean [Ss]ame.jpg or [Ss]ame.jpg\. Write one of them\.$/),
  })
})

test('a file that became a link after it was found is not read', async () => {
  await expect(readPhoto(join(folder, 'link.jpg'))).rejects.toThrow('ELOOP')
})
