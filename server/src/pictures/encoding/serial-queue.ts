/** Returns a function that runs work one at a time, in the order of the calls. A failure reaches its own caller alone. */
export function createSerialQueue() {
  let tail: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = tail.then(work)
    tail = result.catch(() => {}).then(() => {})
    return result
  }
}
