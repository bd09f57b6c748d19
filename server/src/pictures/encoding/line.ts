/** A line in which work is done one after the other, in the order of asking. A failure is its own caller's alone. */
export function createSerialQueue() {
  let tail: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = tail.then(work)
    tail = result.catch(() => {}).then(() => {})
    return result
  }
}
