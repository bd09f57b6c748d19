import { answerTasks } from '#platform/answer-tasks'
import { readFields } from './read-fields.ts'

answerTasks(readFields)
