import { useTranslation } from 'react-i18next'
import css from './RichText.module.css'

interface RichTextProps {
  /** As the server answers it: sanitised when it was written. */
  readonly html: string
  readonly className?: string | undefined
}

/**
 * Rich text as its readers see it, rendered on the server too. A wide table scrolls within its own frame, also with the
 * keyboard.
 */
export function RichText({ html, className }: RichTextProps) {
  const { t } = useTranslation()
  const frame = `<div role="group" tabindex="0" aria-label="${t('controls.richText.tableFrame')}"><table>`
  const shown = html.replaceAll('<table>', frame).replaceAll('</table>', '</table></div>')
  const classes = [css['text'], className].filter(Boolean).join(' ')
  return <div className={classes} dangerouslySetInnerHTML={{ __html: shown }} />
}
