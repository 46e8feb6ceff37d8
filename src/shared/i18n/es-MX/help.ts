import type { help as source } from '../en-US/help';
import type { Translation } from '../Translation';

export const help = {
  title: 'Ayuda',
  lead: 'Cómo funciona Dragoman, en unas cuantas páginas breves.',
  pages: 'Páginas de ayuda',
  all: 'Todas las páginas de ayuda',
  onThisPage: 'En esta página',
  pager: 'Páginas anterior y siguiente',
  previous: 'Anterior',
  next: 'Siguiente',
  found_one: 'Se encontró 1 página',
  found_many: 'Se encontraron {{count}} páginas',
  found_other: 'Se encontraron {{count}} páginas',
  noResultsText: 'Prueba con otra palabra o revisa todas las páginas.',
  clearSearch: 'Borrar la búsqueda',
  empty: 'Todavía no hay páginas de ayuda',
  emptyText: 'Aquí aparecerá la lista.',
  unknown: 'Ayuda',
  unknownTitle: 'Esa página de ayuda no existe',
  unknownText: 'Quizá cambió de nombre o la dirección tiene un error.',
} satisfies Translation<typeof source>;
