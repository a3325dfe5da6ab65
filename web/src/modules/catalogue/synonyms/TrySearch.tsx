import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SearchTrial, trySearch } from '#contract/catalogue/synonyms.ts'
import { usePart } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { Failed } from '#web/kit/Failed.tsx'
import { Section } from '#web/kit/Section.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
import css from './Synonyms.module.css'
import { totalOf } from '#web/modules/catalogue/goods/total.ts'

/** Shows how a search understands a keyword: what an operator looks at before and after a change of the vocabulary. */
export function TrySearch() {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const { reply, isLate, hasFailed, again } = usePart(trySearch, { keyword: asked }, asked !== '')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const keyword = typed.trim()
    if (keyword === asked && asked !== '') again()
    else setAsked(keyword)
  }
  return (
    <Section title={t('search.office.try')} note={t('search.office.tryNote')}>
      <search>
        <form className={css['try']} onSubmit={onSubmit}>
          <label htmlFor={id} className="heard">
            {t('search.office.tryWord')}
          </label>
          <TextBox
            id={id}
            maxLength={100}
            placeholder={t('search.office.tryHint')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit">{t('search.office.tryGo')}</Button>
        </form>
      </search>
      <div aria-live="polite" aria-busy={isLate} className={css['tried']}>
        {asked !== '' && hasFailed && <Failed onAgain={again} />}
        {asked !== '' && !hasFailed && reply && !isLate && <Tried keyword={asked} found={reply} />}
      </div>
    </Section>
  )
}

function Tried({ keyword, found }: { readonly keyword: string; readonly found: SearchTrial }) {
  const { t } = useTranslation()
  const { total, correctedTo, didYouMean, droppedTerms, expandedTo, goods } = found
  const and = t('search.notes.and')
  const none = t('search.office.triedNone')
  return (
    <>
      <h3>{t('search.office.tried', { words: keyword })}</h3>
      <dl>
        <div>
          <dt>{t('search.office.triedTotal')}</dt>
          <dd>{total === 0 ? none : t('search.office.pieces', { total: totalOf(found), count: total })}</dd>
        </div>
        <div>
          <dt>{t(didYouMean === null ? 'search.office.triedCorrected' : 'search.office.triedSuggested')}</dt>
          <dd>{correctedTo ?? didYouMean ?? none}</dd>
        </div>
        <div>
          <dt>{t('search.office.triedDropped')}</dt>
          <dd>{droppedTerms.length === 0 ? none : <s>{droppedTerms.join(and)}</s>}</dd>
        </div>
        <div>
          <dt>{t('search.office.triedExpanded')}</dt>
          <dd>{expandedTo.length === 0 ? none : expandedTo.join(and)}</dd>
        </div>
        {goods.length > 0 && (
          <div>
            <dt>{t('search.office.triedGoods')}</dt>
            <dd>
              <ol>
                {goods.map(({ skuId, name, spec, supplierName }) => (
                  <li key={skuId}>
                    {name} {spec} <small>{supplierName}</small>
                  </li>
                ))}
              </ol>
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}
