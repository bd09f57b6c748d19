import { parentPort, workerData } from 'node:worker_threads'
import { readFile } from './read-file.ts'

const read = await readFile(workerData)
parentPort?.postMessage(read)
