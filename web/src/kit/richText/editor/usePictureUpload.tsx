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

/** Pixels of an image file, rotated upright. The served copy may be smaller; the browser needs only the ratio. */
async function sizeOf(file: File): Promise<Pick<Picture, 'width' | 'height'>> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return {}
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

/** Picture uploads of an editor: chosen, pasted or dropped files, each inserted at the cursor after its upload. */
export function usePictureUpload(route: PictureRoute | undefined, insert: (picture: Picture) => void) {
  const upload = useUpload(
    route ?? ({ upload: noPictures } as unknown as PictureRoute),
    async (reply, file) => {
      const size = await sizeOf(file)
      insert({ src: addressIn(reply), alt: file.name.replace(/\.\w+$/, ''), ...size })
    },
    { max: MOST_AT_ONCE },
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
