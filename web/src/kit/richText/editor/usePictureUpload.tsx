import { useFileChooser } from '#web/kit/upload/useFileChooser.tsx'
import { useUpload } from '#web/kit/upload/useUpload.ts'
import { addressIn, type PictureRoute } from '../pictureRoute.ts'

const MOST_AT_ONCE = 10
const noPictures = { accept: [], maxBytes: 0 }

interface Picture {
  readonly src: string
  readonly alt: string
  /** Pixels; none if the browser cannot read the file. */
  readonly width?: number
  readonly height?: number
}

/** Size that the server stores a picture with: it scales larger ones down to this side. */
const MOST_SIDE = 1600

/** Pixels of a chosen picture, turned as its camera says. */
async function sizeOf(file: File): Promise<Pick<Picture, 'width' | 'height'>> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return {}
  const { width, height } = bitmap
  bitmap.close()
  const scale = Math.min(1, MOST_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Picture uploads of an editor: chosen, pasted or dropped files, each inserted at the cursor after its upload. */
export function usePictureUpload(route: PictureRoute | undefined, insert: (picture: Picture) => void) {
  const upload = useUpload(
    route ?? ({ upload: noPictures } as unknown as PictureRoute),
    (reply, file) => {
      const picture = { src: addressIn(reply), alt: file.name.replace(/\.\w+$/, '') }
      void sizeOf(file).then((size) => insert({ ...picture, ...size }))
    },
    { most: MOST_AT_ONCE },
  )
  const { input, open } = useFileChooser({ accept: upload.accept, multiple: true, onChoose: upload.take })
  return {
    ...upload,
    /** Uploads pasted or dropped files; returns whether there were any. */
    take: (files: readonly File[]): boolean => {
      if (route && files.length > 0) upload.take(files)
      return route !== undefined && files.length > 0
    },
    choose: route && open,
    input: route && input,
  }
}
