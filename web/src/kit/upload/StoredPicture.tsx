import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { downloadFile } from '#contract/files/files.ts'
import { fetchPicture } from '#web/kit/client/request.ts'

interface SessionPictureProps {
  readonly address: string
  readonly name: string
  /** Fallback if the picture cannot be loaded; default: its name. */
  readonly fallback?: ReactNode
}

/** Picture that needs a session, fetched with the session's token. */
export function SessionPicture({ address, name, fallback = <span>{name}</span> }: SessionPictureProps) {
  const { data } = useQuery({
    queryKey: ['picture', address],
    queryFn: ({ signal }) => fetchPicture(address, signal),
    staleTime: Infinity,
    retry: false,
    meta: { silent: true },
  })
  return data ? <ContentPicture content={data} name={name} /> : fallback
}

interface StoredPictureProps extends Omit<SessionPictureProps, 'address'> {
  readonly storageFileId: string
}

/** Picture attached to a record. */
export const StoredPicture = ({ storageFileId, ...rest }: StoredPictureProps) => (
  <SessionPicture address={`${downloadFile.path}?storage_file_id=${storageFileId}`} {...rest} />
)

/** Picture from memory. */
export const ContentPicture = ({ content, name }: { readonly content: Blob; readonly name: string }) => (
  <img ref={(image) => showContent(image, content)} alt={name} />
)

/** Shows a blob; revokes its object URL when the image is unmounted. */
function showContent(image: HTMLImageElement | null, content: Blob) {
  if (!image) return undefined
  image.src = URL.createObjectURL(content)
  return () => URL.revokeObjectURL(image.src)
}
