import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { root } from './spawn.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The folders with sources that differ from main, whether committed or not, without those inside another one of them. */
export function foldersChanged() {
  const [base = 'HEAD'] = git('merge-base', 'main', 'HEAD')
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  const sources = files.filter((file) => /^(contract|server|web)\/.*\.(tsx?|sql|css)$/.test(file))
  const folders = [...new Set(sources.map(dirname))].map((folder) => `${folder}/`)
  return folders.filter((folder) => !folders.some((other) => other !== folder && folder.startsWith(other)))
}
