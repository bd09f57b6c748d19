/** A file that somebody chose or dropped, with its folders: `shed/photos/cane.jpg`. */
export type ChosenFile = { path: string; file: File }

export type SortedFiles = {
  /** Files that can be a sheet. */
  sheets: ChosenFile[]
  /** By the names by which a sheet calls them. */
  photos: Map<string, File>
  /** Sheets of spreadsheet programs, which have to be saved as CSV first. */
  unsaved: string[]
}

/** The files of the browser's own choice of files or of a folder. */
export const filesOfInput = (files: FileList | null): ChosenFile[] =>
  [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }))

/** The files that were dropped, with all that is in folders. */
export async function filesOfDrop({ items }: Pick<DataTransfer, 'items'>): Promise<ChosenFile[]> {
  // All are taken at once: after the first wait the browser forgets them.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  return (await Promise.all(entries.map(filesIn))).flat()
}

async function filesIn(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    return [{ path: entry.fullPath.replace(/^\//, ''), file }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: ChosenFile[] = []
  for (;;) {
    // A browser hands out a hundred at a time.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (!entries.length) return files
    for (const each of entries) files.push(...(await filesIn(each)))
  }
}

const usualName = 'listings.csv'
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** Tells sheets from photos, and names photos as the sheet does: from its folder on. */
export function sortFiles(files: readonly ChosenFile[]): SortedFiles {
  const all = files.filter(({ path }) => /\.(csv|tsv)$/i.test(path))
  const usual = all.filter(({ path }) => nameOf(path).toLowerCase() === usualName)
  const sheets = usual.length ? usual : all
  const photos = files.filter(({ path }) => /\.(jpe?g|png|hei[cf])$/i.test(path))
  const base = sheets[0] ? folderOf(sheets[0].path) : sharedFolder(photos)
  const named = photos.map(({ path, file }) => [path.startsWith(base) ? path.slice(base.length) : path, file] as const)
  const unsaved = files.filter(({ path }) => /\.(xlsx?|ods|numbers)$/i.test(path)).map(({ path }) => nameOf(path))
  return { sheets, photos: new Map(named), unsaved }
}

/** The folder that was chosen, when all files are in one. */
function sharedFolder(files: readonly ChosenFile[]): string {
  const [first = ''] = files.map(({ path }) => path.slice(0, path.indexOf('/') + 1))
  return files.every(({ path }) => path.startsWith(first)) ? first : ''
}

/** Why these files cannot be imported, in a sentence. */
export function sheetError({ sheets, unsaved }: SortedFiles): string | undefined {
  if (sheets.length > 1) {
    const names = sheets.map(({ path }) => nameOf(path)).join(', ')
    return `There is more than one sheet: ${names}. Choose one of them, or name the right one ${usualName}.`
  }
  if (sheets.length) return undefined
  return unsaved[0]
    ? `${unsaved[0]} is a file of a spreadsheet program. Open it there, save it as “CSV UTF-8”, and choose the new file.`
    : 'There is no sheet among these files. A sheet is a file whose name ends in .csv.'
}
