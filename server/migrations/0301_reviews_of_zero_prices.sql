comment on column catalogue.changes.reasons is 'why it needs a review: new, content, priceRise, zeroPrice';
