import digitalVehicleDocumentation from './pictures/digital-vehicle-documentation.svg';
import fakePdfCatalogues from './pictures/fake-pdf-catalogues.svg';
import marketTrends from './pictures/market-trends-2025.svg';
import qualityAssurance from './pictures/quality-assurance.svg';

export interface Article {
  slug: string;
  /** A decorative drawing: it adds nothing to the text. */
  picture: string;
  /** The text is a placeholder until it is revised. */
  isUnderRevision?: boolean;
}

/** The articles in the order of the blog. The first one is featured. */
export const ARTICLES: readonly Article[] = [
  { slug: 'market-trends-2025', picture: marketTrends },
  { slug: 'digital-vehicle-documentation', picture: digitalVehicleDocumentation },
  { slug: 'quality-assurance', picture: qualityAssurance },
  { slug: 'fake-pdf-catalogues', picture: fakePdfCatalogues, isUnderRevision: true },
];
