import { parentPort, workerData } from 'node:worker_threads'
import { readFeed } from './read-feed.ts'

parentPort?.postMessage(readFeed(workerData))
