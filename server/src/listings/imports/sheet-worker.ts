import { answerTasks } from '#platform/answer-tasks'
import { readSheet } from './read-sheet.ts'

answerTasks(readSheet)
