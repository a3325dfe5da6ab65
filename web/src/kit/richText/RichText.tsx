import { useTranslation } from 'react-i18next'
import css from './RichText.module.css'

interface RichTextProps {
  /** HTML from the server, sanitised when it was written. */
  readonly html: string
  readonly className?: string | undefined
}

/**
 * Displays rich text, also in server-rendered pages. Wide tables scroll in a frame of their own, which is focusable for
 * the keyboard.
 */
export function RichText({ html, className }: RichTextProps) {
  const { t } = useTranslation()
  const frame = `<div role="group" tabindex="0" aria-label="${t('controls.richText.tableFrame')}"><table>`
  const shown = html.replaceAll('<table>', frame).replaceAll('</table>', '</table></div>')
  const classes = [css['text'], className].filter(Boolean).join(' ')
  return <div className={classes} dangerouslySetInnerHTML={{ __html: shown }} />
}
