import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SearchTrial, trySearch } from '#contract/catalogue/synonyms.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import css from './Synonyms.module.css'
import { totalOf } from '#web/modules/catalogue/goods/total.ts'

/** Trial search: shows how a keyword is understood, to check a change of the vocabulary. */
export function TrySearch() {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [requested, setRequested] = useState('')
  const { reply, isLate, hasFailed, retry } = useRead(
    trySearch,
    { keyword: requested },
    { suspense: false, enabled: requested !== '' },
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const keyword = typed.trim()
    if (keyword === requested && requested !== '') retry()
    else setRequested(keyword)
  }
  return (
    <Section title={t('synonyms.try')} note={t('synonyms.tryNote')}>
      <search>
        <form className={css['try']} onSubmit={onSubmit}>
          <label htmlFor={id} className="visuallyHidden">
            {t('synonyms.tryWord')}
          </label>
          <Input
            id={id}
            maxLength={100}
            placeholder={t('synonyms.tryHint')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit">{t('synonyms.tryGo')}</Button>
        </form>
      </search>
      <div aria-live="polite" aria-busy={isLate} className={css['tried']}>
        {requested !== '' && hasFailed && <ErrorNotice onRetry={retry} />}
        {requested !== '' && !hasFailed && reply && !isLate && <Tried keyword={requested} found={reply} />}
      </div>
    </Section>
  )
}

function Tried({ keyword, found }: { readonly keyword: string; readonly found: SearchTrial }) {
  const { t } = useTranslation()
  const { total, correctedTo, didYouMean, droppedTerms, expandedTo, goods } = found
  const and = t('search.notes.and')
  const none = t('synonyms.triedNone')
  return (
    <>
      <h3>{t('synonyms.tried', { words: keyword })}</h3>
      <dl>
        <div>
          <dt>{t('synonyms.triedTotal')}</dt>
          <dd>{total === 0 ? none : t('synonyms.pieces', { total: totalOf(found), count: total })}</dd>
        </div>
        <div>
          <dt>{t(didYouMean === null ? 'synonyms.triedCorrected' : 'synonyms.triedSuggested')}</dt>
          <dd>{correctedTo ?? didYouMean ?? none}</dd>
        </div>
        <div>
          <dt>{t('synonyms.triedDropped')}</dt>
          <dd>{droppedTerms.length === 0 ? none : <s>{droppedTerms.join(and)}</s>}</dd>
        </div>
        <div>
          <dt>{t('synonyms.triedExpanded')}</dt>
          <dd>{expandedTo.length === 0 ? none : expandedTo.join(and)}</dd>
        </div>
        {goods.length > 0 && (
          <div>
            <dt>{t('synonyms.triedGoods')}</dt>
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
