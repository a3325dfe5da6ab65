import * as contract from '#contract/catalogue/pictureSearch.ts'
import type { Files } from '#kit/files/files.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { openTextReader } from '#kit/ocr/ocr.ts'
import { recognisePicture } from './recognition.service.ts'

export const recognitionRoutes = (contents: Files) => (app: App) => {
  const reader = openTextReader({ onFailure: (error) => app.log.warn({ err: error }, 'a picture was not read') })
  app.addHook('onClose', () => reader.stop())

  serve(app, contract.imgRecognition, async ({ db: database, actor, input: { imageUrl }, request }) => {
    const given = new AbortController()
    const { socket } = request.raw
    const giveUp = () => given.abort()
    // A cancelled request leaves the queue, so that the person's next picture is accepted at once.
    socket.once('close', giveUp)
    try {
      return await recognisePicture(database, contents, reader, actor, imageUrl, given.signal)
    } finally {
      socket.off('close', giveUp)
    }
  })
}
