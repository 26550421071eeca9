import type { Language } from "../../src/contract/index.ts";

/** Forms that a work may have; a character is what works are about. */
export const workForms = ["film", "book", "show", "game", "music", "comic", "character"] as const;
export type WorkForm = (typeof workForms)[number];

/** The words by which a text and a knowledge base tell the form of a work, folded. */
interface WorkWords {
  /** Nouns for one work of a form: "the Twilight film". A description has them, too: "2008 film". */
  readonly one: Readonly<Partial<Record<WorkForm, string>>>;
  /** Nouns for several works: "the Twilight films" are a series. */
  readonly several: Readonly<Partial<Record<WorkForm, string>>>;
  /** Nouns for a series: "the Twilight saga". */
  readonly series: string;
  /** The noun for the works of all forms: "the Star Wars franchise". */
  readonly franchise: string;
  /** Further words of descriptions: no text calls a work so. */
  readonly described: Readonly<Partial<Record<WorkForm, string>>>;
  /** Words that pick one work of a series: "the second Twilight film". */
  readonly counting: string;
  /** Words for the first one, which may have the name of the series alone. */
  readonly first: string;
  /** Nouns of people by what they make: "the author of Dune" wrote the book. */
  readonly makers: Readonly<Partial<Record<WorkForm, string>>>;
  /** Prepositions between the noun and the name: "la película de Torrente". */
  readonly of: string;
  /** Words between the name and the noun: "the Pokémon video game". */
  readonly between?: string;
}

export const workWords: Partial<Record<Language, WorkWords>> = {
  en: {
    one: {
      film: "film movie",
      book: "book novel novella",
      show: "show sitcom",
      game: "game videogame",
      music: "album song",
      comic: "comic manga",
      character: "character",
    },
    several: {
      film: "films movies",
      book: "books novels novellas",
      game: "games videogames",
      comic: "comics",
      character: "characters",
    },
    series: "saga series trilogy",
    franchise: "franchise",
    described: { book: "literary", show: "television tv", character: "fictional" },
    counting:
      "a an another any each every fifth final fourth last latest new newest next other second seventh sixth third two three four five six seven eight what which",
    first: "first original",
    makers: { book: "author authors writer" },
    of: "from of",
    between: "main mainline original tv television video",
  },
  de: {
    one: {
      film: "film films spielfilm spielfilms kinofilm",
      book: "buch buchs buches roman romans",
      show: "sitcom fernsehserie",
      game: "spiel spiels videospiel videospiels computerspiel",
      music: "album albums lied song",
      comic: "comic manga",
      character: "figur",
    },
    several: {
      film: "filme filmen",
      book: "bucher buchern romane romanen",
      game: "spiele spielen videospiele videospielen computerspiele",
      comic: "comics mangas",
      character: "figuren",
    },
    series: "filmreihe buchreihe romanreihe buchserie romanserie reihe saga serie trilogie",
    franchise: "franchise",
    described: {
      film: "filmreihe",
      book: "literarisches buchreihe romanreihe",
      character: "fiktive fiktiver",
    },
    counting:
      "dritte dritten dritter drittes ein eine einem einen einer funfte funften letzte letzten letzter letztes nachste nachsten neue neuen neuer neues neueste neuesten sechste sechsten siebte siebten vierte vierten vierter viertes welche welchem welchen welcher welches zwei drei vier funf zweite zweiten zweiter zweites",
    first: "erste ersten erster erstes",
    makers: { book: "autor autorin" },
    of: "aus der des von",
  },
  fr: {
    one: {
      film: "film",
      book: "livre roman",
      show: "sitcom",
      game: "jeu",
      music: "album chanson",
      comic: "manga",
      character: "personnage",
    },
    several: {
      film: "films",
      book: "livres romans",
      game: "jeux",
      comic: "mangas",
      character: "personnages",
    },
    series: "saga serie trilogie",
    franchise: "franchise",
    described: { book: "litteraire", show: "televisee", character: "fiction" },
    counting:
      "autre chaque cinquieme dernier derniere deuxieme nouveau nouvel nouvelle prochain quatrieme quel quelle quels quelles second seconde septieme sixieme troisieme un une",
    first: "premier premiere",
    makers: { book: "auteur autrice" },
    of: "d de des du",
  },
  es: {
    one: {
      film: "pelicula",
      book: "libro novela",
      show: "telecomedia",
      game: "juego videojuego",
      music: "album cancion disco",
      comic: "comic manga",
      character: "personaje",
    },
    several: {
      film: "peliculas",
      book: "libros novelas",
      game: "juegos videojuegos",
      comic: "comics mangas",
      character: "personajes",
    },
    series: "saga serie trilogia",
    franchise: "franquicia",
    described: { book: "literaria", show: "television", character: "ficticio" },
    counting:
      "cada cual cuarta cuarto nueva nuevo otra otro proxima proximo que quinta quinto segunda segundo septimo sexta sexto tercer tercera tercero ultima ultimo un una",
    first: "primer primera primero",
    makers: { book: "autor autora" },
    of: "de del",
  },
  it: {
    one: {
      film: "film pellicola",
      book: "libro romanzo",
      show: "sitcom",
      game: "gioco videogioco",
      music: "album canzone",
      comic: "fumetto manga",
      character: "personaggio",
    },
    several: {
      film: "pellicole",
      book: "libri romanzi",
      game: "giochi videogiochi",
      comic: "fumetti",
      character: "personaggi",
    },
    series: "saga serie trilogia",
    franchise: "franchise",
    described: { book: "letteraria", show: "televisiva", character: "immaginario" },
    counting:
      "altra altro che ogni nuova nuovo prossimo quale quali quarta quarto quinta quinto seconda secondo sesta sesto settimo terza terzo ultima ultimo un una",
    first: "prima primo",
    makers: { book: "autore autrice" },
    of: "d dei degli del dell della delle dello di",
  },
  pt: {
    one: {
      film: "filme",
      book: "livro romance",
      show: "sitcom",
      game: "jogo videojogo videogame",
      music: "album cancao musica",
      comic: "manga",
      character: "personagem",
    },
    several: {
      film: "filmes",
      book: "livros romances",
      game: "jogos videojogos",
      comic: "mangas",
      character: "personagens",
    },
    series: "saga serie trilogia",
    franchise: "franquia",
    described: { book: "literaria", show: "televisao", character: "ficticio ficcao" },
    counting:
      "cada nova novo outra outro proximo qual quais quarta quarto que quinta quinto segunda segundo setimo sexta sexto terceira terceiro ultima ultimo um uma",
    first: "primeira primeiro",
    makers: { book: "autor autora" },
    of: "da das de do dos",
  },
};
