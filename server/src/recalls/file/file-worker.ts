import { answerTasks } from '#platform/answer-tasks'
import { readFile } from './read-file.ts'

answerTasks(readFile)
