/** What is open beside the entry of the quota: an explanation, the form, or that a certificate is missing. */
export type QuotaStep = 'explain' | 'apply' | 'certificate'
