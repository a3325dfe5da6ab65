import { useLocale } from '#web/kit/client/preferences.ts'
import { RichText } from './RichText.tsx'
import { showBySession, withoutSources } from './sessionPictures.ts'

interface SessionRichTextProps {
  readonly html: string
  readonly className?: string | undefined
}

/** Rich text whose pictures are given to a session alone: each is fetched as every call is made. */
export function SessionRichText({ html, className }: SessionRichTextProps) {
  const locale = useLocale()
  // Another language writes the text anew, and its pictures with it.
  return (
    <div key={`${locale} ${html}`} ref={showPictures}>
      <RichText html={withoutSources(html)} className={className} />
    </div>
  )
}

/** A ref, which ends what it has begun. */
function showPictures(box: HTMLDivElement) {
  const images = [...box.querySelectorAll<HTMLImageElement>('img[data-source]')]
  const ends = images.map((image) => showBySession(image, image.dataset['source']!))
  return () => ends.forEach((end) => end())
}
