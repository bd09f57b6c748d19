import { Worker } from 'node:worker_threads'

/** Numbers of changes that were reached since they were last taken. */
let reached = new Uint8Array(0)
let active = -1

const shared = new Int32Array(new SharedArrayBuffer(8)).fill(-1)

/** Puts the switch in place that each built-in change asks: is it mine that is on? */
export function installSwitch(): void {
  reached = new Uint8Array(Number(process.env.MUTANTS_COUNT))
  Object.assign(globalThis, {
    __mutant: (number: number) => {
      reached[number] = 1
      return number === active
    },
  })
}

/** The numbers of the changes reached since the last call, in order. */
export function takeReached(): number[] {
  const numbers: number[] = []
  for (let number = reached.indexOf(1); number !== -1; number = reached.indexOf(1, number + 1)) numbers.push(number)
  reached.fill(0)
  return numbers
}

/** Switches a change on, or all off. It has so many milliseconds: a loop without an end ends with its process. */
export function switchOn(number: number, milliseconds = 0): void {
  active = number
  Atomics.store(shared, 1, milliseconds)
  Atomics.store(shared, 0, number)
}

export const switchOff = (): void => switchOn(-1)

/** Watches from a thread of its own, since a loop lets nothing else run in this one. */
export function watchForLoops(outcomes: string, noEnd: number): void {
  const source = `
    const { workerData: { shared, outcomes, noEnd } } = require('node:worker_threads')
    const fs = require('node:fs')
    let [last, since] = [-1, 0]
    setInterval(() => {
      const number = Atomics.load(shared, 0)
      if (number !== last) { last = number; since = performance.now() }
      if (number < 0 || performance.now() - since < Atomics.load(shared, 1)) return
      fs.writeSync(fs.openSync(outcomes, 'r+'), Uint8Array.of(noEnd), 0, 1, number)
      process.kill(process.pid, 'SIGKILL')
    }, 250)`
  new Worker(source, { eval: true, workerData: { shared, outcomes, noEnd } }).unref()
}
