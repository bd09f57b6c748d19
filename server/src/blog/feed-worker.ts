import { answerTasks } from '#platform/answer-tasks'
import { readFeed } from './read-feed.ts'

answerTasks(readFeed)
