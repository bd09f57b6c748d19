import { expect, test, vi } from 'vitest'
import { createBusyLock } from './busy.ts'

test('what is started while something runs is ignored, and what comes after it runs', async () => {
  const onChange = vi.fn()
  const runAlone = createBusyLock<string>(onChange)
  let finish = (_: string) => {}
  const first = runAlone(
    'saving',
    () =>
      new Promise<string>((resolve) => {
        finish = resolve
      }),
  )
  expect(await runAlone('previewing', async () => 'never')).toBeUndefined()
  finish('saved')
  expect(await first).toBe('saved')
  expect(await runAlone('previewing', async () => 'previewed')).toBe('previewed')
})

test('work that throws says so, and leaves nothing locked', async () => {
  const onChange = vi.fn()
  const runAlone = createBusyLock<string>(onChange)
  await expect(runAlone('saving', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(onChange).toHaveBeenLastCalledWith(undefined)
  expect(await runAlone('saving', async () => 'saved')).toBe('saved')
})
