import type { ItemList, Service, WithContext } from 'schema-dts';
import type {
  PublicPageInput,
  PublicPerson,
  PublicProfilePage,
} from '../../../shared/contract/interpreters/publicPages';
import { CURRENCY } from '../../../shared/domain/money/money';
import { publicProfilePath } from '../../../shared/domain/people/publicName';
import { isInterpretationLanguage, LANGUAGE_TAGS } from '../../../shared/domain/text/interpretationLanguages';

const BEST = 4;

/**
 * A page as search engines read it; null for a page that is nothing to them. The types hold it to the
 * vocabulary of schema.org.
 */
export function structuredData(
  { page, publicUrl }: PublicPageInput,
  title: string,
): WithContext<Service> | WithContext<ItemList> | null {
  if (page.kind === 'message') return null;
  if (page.kind === 'profile') return { '@context': 'https://schema.org', ...service(page, publicUrl) };
  if (page.people.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    numberOfItems: page.people.length,
    itemListElement: page.people.map((person, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: addressOf(person, publicUrl),
      name: person.name,
    })),
  };
}

/** The service that a person offers: a price and a rating belong to that, not to the person. */
function service({ person, description, reviews }: PublicProfilePage, publicUrl: string): Service {
  const { name, photoUrl, languages, rating, reviewCount, hourlyPriceCents } = person;
  const url = addressOf(person, publicUrl);
  return {
    '@type': 'Service',
    serviceType: 'Interpreting',
    name: `${name}, interpreter`,
    url,
    ...(description && { description }),
    provider: {
      '@type': 'Person',
      name,
      jobTitle: 'Interpreter',
      url,
      ...(photoUrl && { image: photoUrl.startsWith('/') ? `${publicUrl}${photoUrl}` : photoUrl }),
      knowsLanguage: languages.map((each) => ({
        '@type': 'Language',
        name: each.name,
        ...(isInterpretationLanguage(each.name) && { alternateName: LANGUAGE_TAGS[each.name] }),
      })),
    },
    ...(hourlyPriceCents !== null && {
      offers: {
        '@type': 'Offer',
        url,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: hourlyPriceCents / 100,
          priceCurrency: CURRENCY,
          unitCode: 'HUR',
        },
      },
    }),
    ...(rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(rating * 10) / 10,
        bestRating: BEST,
        worstRating: 1,
        reviewCount,
      },
    }),
    ...(reviews.length > 0 && {
      review: reviews.map((each) => ({
        '@type': 'Review',
        datePublished: each.month,
        ...(each.text && { reviewBody: each.text }),
        author: { '@type': 'Person', name: 'Client' },
        reviewRating: { '@type': 'Rating', ratingValue: each.rating, bestRating: BEST, worstRating: 1 },
      })),
    }),
  };
}

function addressOf({ slug }: PublicPerson, publicUrl: string): string {
  return `${publicUrl}${publicProfilePath(slug)}`;
}
