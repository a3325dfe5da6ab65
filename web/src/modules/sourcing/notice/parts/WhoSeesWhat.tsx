import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined.js'
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined.js'
import { useTranslation } from 'react-i18next'
import { type ProjectNotice, type Sees, viewers } from '#contract/sourcing/projectNotice.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { budgetLabel } from '../../hall/budgetLabel.ts'
import css from './WhoSeesWhat.module.css'

/** Roles that every reader sees, besides their own. */
const usual: readonly string[] = ['visitor', 'enrolled', 'owner']

/** Visibility policy of the server as a table: who sees what of this project. */
export function WhoSeesWhat({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const { visibility, viewer, isShowPrice } = notice
  const shown = viewers.filter((one) => usual.includes(one) || one === viewer)
  const nameOf = (one: (typeof shown)[number]) => {
    const name = t(`notice.who.viewer.${one}`)
    return one === viewer ? t('notice.who.you', { viewer: name }) : name
  }
  return (
    <section className={`card noPrint ${css['who']}`} aria-labelledby="who">
      <h2 id="who">
        <Icon of={EyeOutlined} /> {t('notice.who.title')}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visuallyHidden">{t('notice.who.what')}</span>
            </th>
            {shown.map((one) => (
              <th key={one} scope="col" data-me={one === viewer || undefined}>
                {nameOf(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visibility.map(({ fact, sees }) => (
            <tr key={fact}>
              <th scope="row">{fact === 'budget' ? t(budgetLabel(notice.type)) : t(`notice.who.fact.${fact}`)}</th>
              {shown.map((one) => (
                <td key={one}>
                  <Seen sees={sees.find((cell) => cell.viewer === one)?.sees ?? 'no'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isShowPrice === '1' && <p>{t('notice.who.masked')}</p>}
    </section>
  )
}

function Seen({ sees }: { readonly sees: Sees }) {
  const { t } = useTranslation()
  const text = t(`notice.who.sees.${sees}`)
  if (sees !== 'yes' && sees !== 'no') return text
  return (
    <>
      {sees === 'yes' ? <Icon of={CheckOutlined} /> : <span aria-hidden>—</span>}
      <span className="visuallyHidden">{text}</span>
    </>
  )
}
