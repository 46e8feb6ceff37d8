/** Stands in for stylesheets and fonts, which jsdom has no use for. */
export {};
