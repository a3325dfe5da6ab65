import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { downloadFile } from '#contract/files/files.ts'
import { request } from '#web/kit/client/request.ts'

interface StoredPictureProps {
  readonly storageFileId: string
  readonly name: string
  /** What stands in its place where it cannot be shown: its name, unless something else is given. */
  readonly fallback?: ReactNode
}

/** A picture needs the session to be read, so it is fetched as every call is. */
export function StoredPicture({ storageFileId, name, fallback = <span>{name}</span> }: StoredPictureProps) {
  const { data } = useQuery({
    queryKey: [downloadFile.path, storageFileId],
    queryFn: async ({ signal }) => {
      const response = await request(downloadFile, { storage_file_id: storageFileId }, { signal })
      const isPicture = response.headers.get('content-type')?.startsWith('image/') === true
      return isPicture ? response.blob() : null
    },
    staleTime: Infinity,
    retry: false,
    meta: { silent: true },
  })
  return data ? <ContentPicture content={data} name={name} /> : fallback
}

/** A picture that the browser holds. */
export const ContentPicture = ({ content, name }: { readonly content: Blob; readonly name: string }) => (
  <img ref={(image) => showContent(image, content)} alt={name} />
)

/** Object URLs are released when the image goes. */
function showContent(image: HTMLImageElement | null, content: Blob) {
  if (!image) return undefined
  image.src = URL.createObjectURL(content)
  return () => URL.revokeObjectURL(image.src)
}
