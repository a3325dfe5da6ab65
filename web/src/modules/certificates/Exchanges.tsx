import { useTranslation } from 'react-i18next'
import css from './CaDemo.module.css'
import { type Line, shorten } from './demo.ts'

const nameOf = { '0': 'ok', '-1': 'noPlugin', '-2': 'noAnswer', '-3': 'unreachable' } as const

/** What was sent and answered, in its order. */
export function Exchanges({ lines }: { readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <ol className={css['lines']}>
      {lines.map((line, index) => (
        <Exchange key={index} line={line} />
      ))}
    </ol>
  )
}

function Exchange({ line: { to, sent, got, code } }: { readonly line: Line }) {
  const { t } = useTranslation()
  // What the server said is short, and what went wrong is what one looks for.
  const isOpen = code !== 0
  return (
    <li>
      <details open={isOpen}>
        <summary className={css['to']}>
          <code>{to}</code>
          {code !== undefined && (
            <span data-failed={code !== 0 || undefined}>
              {t('certificates.demo.code', { code })} {t(`certificates.demo.codes.${nameOf[code]}`)}
            </span>
          )}
        </summary>
        <dl>
          <dt>{t('certificates.demo.sent')}</dt>
          <dd>
            <pre>{shorten(sent)}</pre>
          </dd>
          <dt>{t('certificates.demo.answered')}</dt>
          <dd>
            <pre>{got === null ? t('certificates.demo.nothing') : shorten(got)}</pre>
          </dd>
        </dl>
      </details>
    </li>
  )
}
