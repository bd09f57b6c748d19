/** The target of an upload, with its headers. */
export type PutAddress = { url: string; headers: Record<string, string> }

/** In milliseconds: 15 MB on a line of 400 kbit/s. */
const timeout = 300_000

/** Status 0: no answer, the connection was lost. */
export type PutAnswer = { status: number; text: string }

/** Sends bytes and reports the percentage sent. */
export function putBytes({ url, headers }: PutAddress, bytes: Blob, onProgress: (hundredths: number) => void) {
  return new Promise<PutAnswer>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.timeout = timeout
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? Math.floor((loaded / total) * 100) : 0)
    request.onloadend = () => resolve({ status: request.status, text: request.responseText })
    request.send(bytes)
  })
}
