import { useLocale } from '#web/kit/client/preferences.ts'
import { RichText } from './RichText.tsx'
import { showBySession, withoutSources } from './sessionPictures.ts'

interface SessionRichTextProps {
  readonly html: string
  readonly className?: string | undefined
}

/** Rich text with pictures that need a session: each is fetched with the session's token. */
export function SessionRichText({ html, className }: SessionRichTextProps) {
  const locale = useLocale()
  // A change of language re-renders the HTML and so must reload its pictures.
  return (
    <div key={`${locale} ${html}`} ref={showPictures}>
      <RichText html={withoutSources(html)} className={className} />
    </div>
  )
}

/** Ref callback; its cleanup cancels pending requests. */
function showPictures(box: HTMLDivElement) {
  const images = [...box.querySelectorAll<HTMLImageElement>('img[data-source]')]
  const ends = images.map((image) => showBySession(image, image.dataset['source']!))
  return () => ends.forEach((end) => end())
}
