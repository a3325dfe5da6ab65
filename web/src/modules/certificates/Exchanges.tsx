import { useTranslation } from 'react-i18next'
import css from './CaDemo.module.css'
import { type Line, shorten } from './demo.ts'

const nameOf = { '0': 'ok', '-1': 'noPlugin', '-2': 'noAnswer', '-3': 'unreachable' } as const

/** Messages sent and received, in order. */
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
  // Expands replies of the server, which are short, and errors.
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
